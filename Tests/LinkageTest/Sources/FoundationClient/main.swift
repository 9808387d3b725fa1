import Foundation

// What a client looks like that does link Foundation: proof that the script can tell.
print(Date())
