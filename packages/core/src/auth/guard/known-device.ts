import { createPublicKey, randomBytes, sign, verify } from "node:crypto";
import { config } from "../../config.ts";
import { prepareSigner } from "../session/sign-token.ts";

/** What is signed: never what a session token could be, whose first part is the base64 of an object. */
const statement = (id: string, email: string): Buffer => Buffer.from(`device.${id}.${email}`);

/** Proves that somebody signed in here before (D63): wrong passwords of strangers do not count against who shows it. */
export async function deviceProof(id: string, email: string): Promise<string> {
  const { kid, key } = await prepareSigner();
  return `${id}.${kid}.${sign(null, statement(id, email), key).toString("base64url")}`;
}

export const newDeviceId = (): string => randomBytes(16).toString("hex");

export function provenDevice(proof: string, email: string): string | undefined {
  const [id = "", kid, signature = ""] = proof.split(".");
  const jwk = config().publicKeys.find((key) => key.kid === kid);
  if (!jwk) return undefined;
  const key = createPublicKey({ key: jwk, format: "jwk" });
  return verify(null, statement(id, email), key, Buffer.from(signature, "base64url")) ? id : undefined;
}
