import { createPublicKey, randomBytes, sign, verify } from "node:crypto";
import { config } from "../../config.ts";
import { prepareSigner } from "../session/sign-token.ts";

/** The signed text. It cannot be confused with a session token, which starts with a Base64-encoded object. */
const statement = (id: string, email: string): Buffer => Buffer.from(`device.${id}.${email}`);

/**
 * Issues a signed proof that the account signed in from this browser before. Wrong passwords of strangers do not lock
 * out a browser with such a proof (D63).
 */
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
