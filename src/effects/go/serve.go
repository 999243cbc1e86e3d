// This is compiled into the main package of each test binary. It lets one process run benchmarks again and again, on commands:
// the pattern `benchgate:serve` makes it read them from file descriptor 4, within m.Run, so that a TestMain runs once around all.
package main

import (
	"bufio"
	"flag"
	"io"
	"os"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"testing/internal/testdeps"
)

type benchgateDeps struct{ testdeps.TestDeps }

func (deps benchgateDeps) MatchString(pattern, name string) (bool, error) {
	if pattern == "benchgate:serve" {
		benchgateServe(deps.TestDeps.MatchString)
		return false, nil
	}
	return deps.TestDeps.MatchString(pattern, name)
}

// TestMain may have changed the folder before there was a log.
func (deps benchgateDeps) StartTestLog(log io.Writer) {
	if folder, err := os.Getwd(); err == nil {
		io.WriteString(log, "chdir "+folder+"\n")
	}
	deps.TestDeps.StartTestLog(log)
}

// The first line is a mark, which is printed after each benchmark, with the microseconds of processor time that it took. Each
// further line is the value of -test.benchtime and a pattern.
func benchgateServe(matchString func(pattern, name string) (bool, error)) {
	const commandFile = 4
	syscall.CloseOnExec(commandFile)
	commands := bufio.NewReader(os.NewFile(commandFile, "commands"))
	output := os.Stdout
	mark, err := commands.ReadString('\n')
	for err == nil {
		var command string
		if command, err = commands.ReadString('\n'); err != nil {
			break
		}
		benchtime, pattern, _ := strings.Cut(strings.TrimSuffix(command, "\n"), " ")
		flag.Set("test.benchtime", benchtime)
		flag.Set("test.bench", pattern)
		before := benchgateProcessorTime()
		testing.RunBenchmarks(matchString, benchmarks)
		used := benchgateProcessorTime() - before
		output.WriteString("\n" + strings.TrimSuffix(mark, "\n") + " " + strconv.FormatInt(used, 10) + "\n")
	}
}

func benchgateProcessorTime() int64 {
	total := int64(0)
	for _, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var usage syscall.Rusage
		if syscall.Getrusage(who, &usage) == nil {
			total += usage.Utime.Nano() + usage.Stime.Nano()
		}
	}
	return total / 1000
}
