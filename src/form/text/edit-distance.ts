/** Insertions, deletions, substitutions and swaps of adjacent letters (optimal string alignment), for short words. */
export function editDistance(a: string, b: string): number {
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(
        at(previousRow, j) + 1,
        at(row, j - 1) + 1,
        at(previousRow, j - 1) + substitution,
      );
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(rowBeforePrevious, j - 2) + 1);
      }
      row.push(cost);
    }
    rowBeforePrevious = previousRow;
    previousRow = row;
  }
  return at(previousRow, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? 0;
