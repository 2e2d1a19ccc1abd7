// What every program of this folder asks of CUDA: checked calls and memory that frees itself.
#pragma once
#include <cuda_runtime.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace condotta::cuda {

// A failed call ends the program: there is nothing to go on with.
inline void check(cudaError_t status, const char* what) {
  if (status == cudaSuccess) return;
  std::fprintf(stderr, "cuda: %s: %s\n", what, cudaGetErrorString(status));
  std::exit(2);
}

// `count` values on the device.
template <class T>
class DeviceArray {
 public:
  explicit DeviceArray(std::size_t count) : count_(count) {
    check(cudaMalloc(&data_, count * sizeof(T)), "cudaMalloc");
  }
  ~DeviceArray() { check(cudaFree(data_), "cudaFree"); }
  DeviceArray(const DeviceArray&) = delete;
  DeviceArray& operator=(const DeviceArray&) = delete;

  [[nodiscard]] T* get() const { return data_; }
  void clear() { check(cudaMemset(data_, 0, count_ * sizeof(T)), "cudaMemset"); }
  // Blocks until the device has finished.
  [[nodiscard]] std::vector<T> to_host() const {
    std::vector<T> values(count_);
    check(cudaMemcpy(values.data(), data_, count_ * sizeof(T), cudaMemcpyDeviceToHost),
          "cudaMemcpy");
    return values;
  }

 private:
  T* data_ = nullptr;
  std::size_t count_;
};

}  // namespace condotta::cuda
