#include <benchmark/benchmark.h>
#include <vector>

extern "C" uint64_t collatz(uint64_t);
extern "C" uint64_t hash(const unsigned char *, size_t);
extern "C" unsigned divisor(unsigned, unsigned);

static std::vector<unsigned char> text(1000, 'a');

static void Collatz(benchmark::State &state) {
  uint64_t value = 27;
  for (auto _ : state) {
    benchmark::DoNotOptimize(value);
    benchmark::DoNotOptimize(collatz(value));
  }
}
BENCHMARK(Collatz);
static void Hash(benchmark::State &state) {
  for (auto _ : state) benchmark::DoNotOptimize(hash(text.data(), text.size()));
}
BENCHMARK(Hash);
static void Divisor(benchmark::State &state) {
  unsigned value = 10007;
  for (auto _ : state) {
    benchmark::DoNotOptimize(value);
    benchmark::DoNotOptimize(divisor(value, 7919));
  }
}
BENCHMARK(Divisor);
BENCHMARK_MAIN();
