// Prints what golang.org/x/perf, the library behind benchstat, says of recorded measurements: the reference of
// test/core/recordings.test.ts. README.md says how to run it.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"

	"golang.org/x/perf/benchfmt"
	"golang.org/x/perf/benchmath"
)

const (
	confidence = 0.95
	alpha      = 0.05
)

// A row is one benchmark in one unit. Bounds that are infinite are null, and so is the delta of a base of 0.
type row struct {
	Package   string     `json:"package"`
	Benchmark string     `json:"benchmark"`
	Unit      string     `json:"unit"`
	Base      [3]*number `json:"base"`
	Head      [3]*number `json:"head"`
	Delta     *number    `json:"delta"`
	P         number     `json:"p"`
	N         [2]int     `json:"n"`
}

type number float64

type key struct{ pkg, name, unit string }

// A side is the sample of every key, in the order in which keys were first seen.
type side struct {
	order   []key
	samples map[key][]float64
	units   benchfmt.UnitMetadataMap
}

func main() {
	if err := run(os.Stdout, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run compares base.txt and head.txt in every folder and prints one object, a line for each row.
func run(out io.Writer, folders []string) error {
	fmt.Fprintln(out, "{")
	for i, folder := range folders {
		base, err := read(filepath.Join(folder, "base.txt"))
		if err != nil {
			return err
		}
		head, err := read(filepath.Join(folder, "head.txt"))
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%q: [\n", filepath.Base(folder))
		if err := printRows(out, compare(base, head)); err != nil {
			return err
		}
		fmt.Fprintln(out, "]"+comma(i, len(folders)))
	}
	fmt.Fprintln(out, "}")
	return nil
}

func printRows(out io.Writer, rows []row) error {
	for i, one := range rows {
		text, err := json.Marshal(one)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%s%s\n", text, comma(i, len(rows)))
	}
	return nil
}

func comma(i, n int) string {
	if i+1 < n {
		return ","
	}
	return ""
}

func read(path string) (*side, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	found := &side{samples: map[key][]float64{}}
	reader := benchfmt.NewReader(file, path)
	for reader.Scan() {
		switch record := reader.Result().(type) {
		case *benchfmt.SyntaxError:
			fmt.Fprintln(os.Stderr, record)
		case *benchfmt.Result:
			for _, value := range record.Values {
				at := key{record.GetConfig("pkg"), record.Name.String(), value.Unit}
				if _, ok := found.samples[at]; !ok {
					found.order = append(found.order, at)
				}
				found.samples[at] = append(found.samples[at], value.Value)
			}
		}
	}
	found.units = reader.Units()
	return found, reader.Err()
}

func compare(base, head *side) []row {
	thresholds := &benchmath.Thresholds{CompareAlpha: alpha}
	rows := []row{}
	for _, at := range base.order {
		if head.samples[at] == nil {
			continue
		}
		assumption := base.units.GetAssumption(at.unit)
		first := benchmath.NewSample(base.samples[at], thresholds)
		second := benchmath.NewSample(head.samples[at], thresholds)
		test := assumption.Compare(first, second)
		firstSummary := assumption.Summary(first, confidence)
		secondSummary := assumption.Summary(second, confidence)
		rows = append(rows, row{
			Package: at.pkg, Benchmark: at.name, Unit: at.unit,
			Base:  three(firstSummary),
			Head:  three(secondSummary),
			Delta: delta(firstSummary.Center, secondSummary.Center),
			P:     number(test.P),
			N:     [2]int{test.N1, test.N2},
		})
	}
	return rows
}

func three(s benchmath.Summary) [3]*number {
	return [3]*number{finite(s.Center), finite(s.Lo), finite(s.Hi)}
}

func delta(base, head float64) *number {
	if base == head {
		return finite(0)
	}
	return finite(head/base - 1)
}

func finite(value float64) *number {
	if math.IsInf(value, 0) || math.IsNaN(value) {
		return nil
	}
	n := number(value)
	return &n
}
