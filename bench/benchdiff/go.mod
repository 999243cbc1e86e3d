// The version of benchdiff that bench/against-peers.ts measures beside: it is built from here as `go install` asks the proxy
// for all versions, which not every proxy tells, and so that go.sum holds what its source is.
module benchdiff

go 1.20

require github.com/willabides/benchdiff v0.9.1
