/** Shares a file where the device can do that, and offers it as a download elsewhere. */
export async function shareFile(file: File): Promise<void> {
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  if (canShare && matchMedia('(pointer: coarse)').matches) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A drawing as a PNG file. */
export async function pngOf(
  { svg, width, height }: { readonly svg: string; readonly width: number; readonly height: number },
  name: string,
): Promise<File> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (blob === null) throw new Error('this browser draws no pictures');
  return new File([blob], name, { type: 'image/png' });
}
