// The version of perflock that the e2e tests use. It is built from here as `go install` asks the proxy for all versions,
// which not every proxy tells, and so that go.sum holds what its source is.
module perflock

go 1.20

require github.com/aclements/perflock v0.0.0-20220309210112-c3e96ed36b4a
