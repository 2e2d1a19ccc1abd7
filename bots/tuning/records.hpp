// Files of records that lie there as they do in memory, one after the other.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <vector>

namespace condotta::bots {

template <class Record>
void append(std::ofstream& file, const std::vector<Record>& records) {
  file.write(reinterpret_cast<const char*>(records.data()),
             static_cast<std::streamsize>(records.size() * sizeof(Record)));
}

// Ends the program if the file cannot be read to its end or holds anything but sound records: it
// may be another kind of file, or a run of `program` may have been killed within a record.
template <class Record, class Sound>
std::vector<Record> read_records(const char* name, const char* program, Sound is_sound) {
  std::vector<Record> all;
  std::ifstream file(name, std::ios::binary);
  bool sound = file.good();
  Record record;
  while (sound && file.read(reinterpret_cast<char*>(&record), sizeof record)) {
    sound = is_sound(record);
    all.push_back(record);
  }
  if (sound && file.gcount() == 0 && !all.empty()) return all;
  std::fprintf(stderr, "%s: no file of %s, or cut off after record %zu\n", name, program,
               all.size());
  std::exit(1);
}

}  // namespace condotta::bots
