// npm run keys: generates the signing keys of a new stage. With --rotate, reads SIGNING_KEYS of the stage from standard
// input and prints the next value. Then the reserve key signs, a new key becomes the reserve, and the old key still
// verifies.
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { keyEnvironment, makeSigningKeys } from "../packages/local/src/signing-keys.ts";

type Keys = ReturnType<typeof makeSigningKeys>;

const { values } = parseArgs({ options: { rotate: { type: "boolean", default: false } } });
const [first, reserve] = makeSigningKeys();
const current: Keys = values.rotate ? JSON.parse(await text(process.stdin)) : [];
const [signed, ...reserves] = current;
const signing = values.rotate ? [...reserves, first] : [first, reserve];
const isKey = (key: Keys[number] | undefined): key is Keys[number] => key !== undefined;

const { SIGNING_KEYS } = keyEnvironment(signing.filter(isKey));
const { JWKS } = keyEnvironment([...signing, signed].filter(isKey));
process.stdout.write(`Secret SIGNING_KEYS:\n${SIGNING_KEYS}\n\nSetting JWKS:\n${JWKS}\n`);
