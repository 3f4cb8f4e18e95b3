/**
 * Solves a system of equations whose matrix is symmetric and positive definite. Of the matrix, given row by row,
 * only the lower triangle is read; it is overwritten. The right side becomes the solution.
 */
export function solve(matrix: Float64Array, right: Float64Array): void {
  const { length } = right;
  factor(matrix, length);
  for (let i = 0; i < length; i++)
    right[i] = (right[i] - dot(matrix, i * length, right, i)) / matrix[i * length + i];
  for (let i = length - 1; i >= 0; i--) {
    right[i] /= matrix[i * length + i];
    for (let j = 0; j < i; j++) right[j] -= matrix[i * length + j] * right[i];
  }
}

/** Turns the lower triangle into the matrix L with L times its mirror image being the given one. */
function factor(matrix: Float64Array, size: number): void {
  for (let i = 0; i < size; i++) {
    const row = i * size;
    for (let j = 0; j < i; j++) {
      const other = j * size;
      let sum = matrix[row + j];
      for (let k = 0; k < j; k++) sum -= matrix[row + k] * matrix[other + k];
      matrix[row + j] = sum / matrix[other + j];
    }
    let sum = matrix[row + i];
    for (let k = 0; k < i; k++) sum -= matrix[row + k] * matrix[row + k];
    if (!(sum > 0)) throw new Error(`the matrix is not positive definite (row ${i} of ${size})`);
    matrix[row + i] = Math.sqrt(sum);
  }
}

/** The product of so many numbers of a row with as many of a list. */
function dot(matrix: Float64Array, row: number, list: Float64Array, count: number): number {
  let sum = 0;
  for (let k = 0; k < count; k++) sum += matrix[row + k] * list[k];
  return sum;
}
