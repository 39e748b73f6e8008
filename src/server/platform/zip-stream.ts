import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive, as text that comes piece by piece. */
export interface ZipEntry {
  readonly name: string;
  readonly pieces: AsyncIterable<string>;
}

/** So much is compressed at once, in a millisecond or two: others are served in between. */
const sliceBytes = 64 * 1024;
/** Beyond it the last tenth of the size costs twice the time. */
const compression = { level: 3 } as const;

/**
 * Packs files one after the other as whoever takes the archive is ready for more: never more of it is in memory than a piece and what became of it.
 * @param modified stands as the time of each file
 */
export async function* zipOf(entries: Iterable<ZipEntry>, modified: Date): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    packed.push(chunk);
  });
  const takePacked = () => {
    if (failure) throw failure;
    const taken = packed.filter(({ length }) => length > 0);
    packed = [];
    return taken;
  };
  const encoder = new TextEncoder();
  for (const { name, pieces } of entries) {
    const file = new ZipDeflate(name, compression);
    file.mtime = modified;
    zip.add(file);
    for await (const piece of pieces) {
      const bytes = encoder.encode(piece);
      for (let from = 0; from < bytes.length; from += sliceBytes) {
        file.push(bytes.subarray(from, from + sliceBytes));
        yield* takePacked();
        await nextTurn();
      }
    }
    file.push(new Uint8Array(), true);
    yield* takePacked();
  }
  zip.end();
  yield* takePacked();
}
