import { crc32, deflateRawSync } from "node:zlib";

/** 1980-01-01, the first date of the format: the same files always give the same archive. */
const DOS_DATE = 0x21;
const VERSION = 20;
const UTF8_NAMES = 0x800;
const DEFLATE = 8;

/** A ZIP archive (PKWARE APPNOTE 6.3) of files by their paths, which use slashes. */
export function zip(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const data = deflateRawSync(content, { level: 9 });
    const sizes = [crc32(content), data.length, content.length] as const;
    const header = localHeader(name, sizes);
    local.push(header, data);
    central.push(centralHeader(name, sizes, offset));
    offset += header.length + data.length;
  }
  const directory = Buffer.concat(central);
  return Buffer.concat([...local, directory, endRecord(files.size, directory.length, offset)]);
}

type Sizes = readonly [crc: number, compressed: number, uncompressed: number];

/** What both headers of a file contain, from the version to the length of the extra field. */
function commonFields(name: Buffer, sizes: Sizes): Buffer {
  const fields = Buffer.alloc(26);
  [VERSION, UTF8_NAMES, DEFLATE, 0, DOS_DATE].forEach((value, index) => {
    fields.writeUInt16LE(value, index * 2);
  });
  sizes.forEach((value, index) => {
    fields.writeUInt32LE(value, 10 + index * 4);
  });
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const localHeader = (name: Buffer, sizes: Sizes) =>
  Buffer.concat([Buffer.from("PK\x03\x04"), commonFields(name, sizes), name]);

function centralHeader(name: Buffer, sizes: Sizes, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const madeBy = Buffer.from([VERSION, 0]);
  return Buffer.concat([Buffer.from("PK\x01\x02"), madeBy, commonFields(name, sizes), rest, name]);
}

function endRecord(count: number, length: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.write("PK\x05\x06", "latin1");
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(length, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
