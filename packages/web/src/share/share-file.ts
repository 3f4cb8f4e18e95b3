/** What became of a file that was to be shared. */
export type Shared = 'shared' | 'saved' | 'stopped';

/** Shares a file where the device can do that, and saves it elsewhere. */
export async function shareFile(file: File): Promise<Shared> {
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  if (canShare && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'stopped';
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return 'saved';
}

/** A drawing as a PNG file, and as an address that shows it. */
export async function pngOf(
  { svg, width, height }: { readonly svg: string; readonly width: number; readonly height: number },
  name: string,
): Promise<{ readonly file: File; readonly address: string }> {
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
  return { file: new File([blob], name, { type: 'image/png' }), address: canvas.toDataURL('image/png') };
}

/** Whether this browser can put pictures, or texts, where they can be pasted from. */
export function canCopy(what: 'picture' | 'text'): boolean {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (clipboard === undefined) return false;
  return what === 'text' || (typeof ClipboardItem === 'function' && typeof clipboard.write === 'function');
}

/** Puts a picture or a text there; says whether it could. */
export async function copy(what: File | string): Promise<boolean> {
  try {
    if (typeof what === 'string') await navigator.clipboard.writeText(what);
    else await navigator.clipboard.write([new ClipboardItem({ [what.type]: what })]);
    return true;
  } catch {
    return false;
  }
}
