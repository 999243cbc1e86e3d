#include <benchmark/benchmark.h>
#include <vector>

extern "C" uint64_t sum(const uint32_t *, size_t);
extern "C" uint64_t hash(const unsigned char *, size_t);
extern "C" size_t find(const unsigned char *, size_t, unsigned char);

static std::vector<uint32_t> numbers(1000, 7);
static std::vector<unsigned char> text(1000, 'a');

static void Sum(benchmark::State &state) {
  for (auto _ : state) benchmark::DoNotOptimize(sum(numbers.data(), numbers.size()));
}
BENCHMARK(Sum);
static void Hash(benchmark::State &state) {
  for (auto _ : state) benchmark::DoNotOptimize(hash(text.data(), text.size()));
}
BENCHMARK(Hash);
static void Find(benchmark::State &state) {
  for (auto _ : state) benchmark::DoNotOptimize(find(text.data(), text.size(), 'b'));
}
BENCHMARK(Find);
BENCHMARK_MAIN();
