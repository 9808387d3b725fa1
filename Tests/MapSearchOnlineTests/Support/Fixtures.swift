/// Answers of Photon and Pelias in the formats that they document.
enum Fixtures {
    static let photonVaduz = """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","geometry":{"type":"Point","coordinates":[9.5227962,47.1392862]},
         "properties":{"osm_type":"R","osm_id":1155956,"osm_key":"place","osm_value":"town","type":"city",
          "name":"Vaduz","countrycode":"LI","postcode":"9490","country":"Liechtenstein","county":"Oberland",
          "extent":[9.4950763,47.1940393,9.6116778,47.0870567],"extra":{"population":"5 696"}}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[9.5214334,47.1386132]},
         "properties":{"osm_type":"N","osm_id":1107468612,"osm_key":"amenity","osm_value":"pharmacy","type":"house",
          "name":"Schloss Apotheke","street":"Äulestrasse","housenumber":"60","postcode":"9490","city":"Vaduz",
          "district":"Ebenholz","country":"Liechtenstein","countrycode":"LI",
          "extra":{"opening_hours":"Mo-Fr 08:00-18:30","phone":"+423 233 25 30; +423 233 25 31","wheelchair":"yes"}}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[9.5227,47.1381]},
         "properties":{"osm_type":"W","osm_id":243055643,"osm_key":"building","osm_value":"yes","type":"house",
          "street":"Städtle","housenumber":"43","postcode":"9490","city":"Vaduz","country":"Liechtenstein",
          "countrycode":"LI"}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[178.0,-17.7]},
         "properties":{"osm_type":"R","osm_id":571747,"osm_key":"place","osm_value":"country","type":"country",
          "name":"Viti","countrycode":"FJ","extent":[172.0,-12.2,-178.2,-21.9]}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[9.52,47.14]},
         "properties":{"osm_type":"N","osm_id":5,"osm_key":"amenity","osm_value":"bench","type":"house",
          "country":"Liechtenstein","countrycode":"LI"}}
        ]}
        """

    static let pelias = """
        {"geocoding":{"version":"0.2","attribution":"https://search.example.org/attribution","query":{"text":"30 w 26th"},
          "engine":{"name":"Pelias","author":"Mapzen","version":"1.0"},"timestamp":1494452713373},
         "type":"FeatureCollection","features":[
        {"type":"Feature","geometry":{"type":"Point","coordinates":[-73.990342,40.744243]},
         "properties":{"id":"us/ny/city:30","gid":"openaddresses:address:us/ny/city:30","layer":"address",
          "source":"openaddresses","source_id":"us/ny/city:30","name":"30 West 26th Street","housenumber":"30",
          "street":"West 26th Street","postalcode":"10010","confidence":0.96,"match_type":"exact","accuracy":"point",
          "country":"United States","country_gid":"whosonfirst:country:85633793","country_a":"USA","region":"New York",
          "region_a":"NY","county":"New York County","locality":"New York","borough":"Manhattan",
          "neighbourhood":"Flatiron District","label":"30 West 26th Street, Manhattan, New York, NY, USA"}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[-73.9905,40.7443]},
         "properties":{"id":"polyline:1","gid":"openstreetmap:address:polyline:1","layer":"address",
          "source":"openstreetmap","source_id":"polyline:1","name":"32 West 26th Street","housenumber":"32",
          "street":"West 26th Street","confidence":0.8,"match_type":"interpolated","accuracy":"point",
          "country_code":"US","label":"32 West 26th Street, New York, NY, USA"}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[2.294501,48.858262]},
         "properties":{"id":"way/5013364","gid":"openstreetmap:venue:way/5013364","layer":"venue",
          "source":"openstreetmap","source_id":"way/5013364","name":"Tour Eiffel","street":"Avenue Gustave Eiffel",
          "housenumber":5,"postalcode":"75007","confidence":1.4,"country":"France","country_a":"FRA","locality":"Paris",
          "category":["recreation","public_art"],"label":"Tour Eiffel, Paris, France",
          "addendum":{"osm":{"website":"https://www.toureiffel.paris","wheelchair":"limited","opening_hours":"24/7"}}}},
        {"type":"Feature","geometry":{"type":"Point","coordinates":[178.5,-17.8]},"bbox":[177.0,-20.7,-178.2,-12.4],
         "properties":{"id":"85632755","gid":"whosonfirst:country:85632755","layer":"country","source":"whosonfirst",
          "source_id":"85632755","name":"Fiji","country_a":"FJI","label":"Fiji"}}
        ],"bbox":[-73.990342,-20.7,178.5,48.858262]}
        """
}
