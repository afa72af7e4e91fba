import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

const saltBytes = 16;
const hashBytes = 32;
const blockSize = 8;
const parallelism = 1;
const stored = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Derives a key from the password with scrypt. Runs on the thread pool, so that the event loop is not blocked. */
function derive(password: string, salt: Buffer, costLog2: number, r: number, p: number): Promise<Buffer> {
  const N = 2 ** costLog2;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  // Normalize the password, because different devices may send the same characters in different Unicode forms.
  const text = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    scrypt(text, salt, hashBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const settings = (costLog2: number) => `$scrypt$ln=${costLog2},r=${blockSize},p=${parallelism}$`;

/** Hashes a password with scrypt. `costLog2` is the binary logarithm of the cost N; 16 uses 64 MiB of memory (D4). */
export async function hashPassword(password: string, costLog2: number): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, costLog2, blockSize, parallelism);
  return `${settings(costLog2)}${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/**
 * Verifies a password. Without a hash, returns false after the same time, so that timing does not reveal which
 * addresses have an account.
 */
export async function verifyPassword(password: string, hash: string | undefined, costLog2: number): Promise<boolean> {
  const parts = stored.exec(hash ?? "");
  if (!parts) {
    await derive(password, randomBytes(saltBytes), costLog2, blockSize, parallelism);
    return false;
  }
  const [, ln, r, p, salt = "", key = ""] = parts;
  const expected = Buffer.from(key, "base64url");
  const given = await derive(password, Buffer.from(salt, "base64url"), Number(ln), Number(r), Number(p));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export const isOutdated = (hash: string, costLog2: number): boolean => !hash.startsWith(settings(costLog2));
