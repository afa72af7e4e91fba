import { createPublicKey, randomBytes, sign, verify } from "node:crypto";
import type { RequestContext } from "../../context.ts";
import { prepareSigner } from "../session/sign-token.ts";

/**
 * Returns the text to sign for a device. It cannot be mistaken for a session token, which starts with a Base64-encoded
 * object.
 */
const statement = (id: string, email: string): Buffer => Buffer.from(`device.${id}.${email}`);

/**
 * Returns a signed proof that this browser has signed in to the account before. Strangers who enter wrong passwords do
 * not lock out a browser with such a proof (D63).
 */
export async function signDeviceProof(id: string, email: string): Promise<string> {
  const { kid, key } = await prepareSigner();
  return `${id}.${kid}.${sign(null, statement(id, email), key).toString("base64url")}`;
}

export const newDeviceId = (): string => randomBytes(16).toString("hex");

/** Returns the id of the device if the request contains a valid proof that it has signed in to this account before. */
export function verifyDeviceProof(
  { device, config }: Pick<RequestContext, "device" | "config">,
  email: string,
): string | undefined {
  const [id = "", kid, signature = ""] = device.split(".");
  const jwk = config.publicKeys.find((key) => key.kid === kid);
  if (!jwk) return undefined;
  const key = createPublicKey({ key: jwk, format: "jwk" });
  return verify(null, statement(id, email), key, Buffer.from(signature, "base64url")) ? id : undefined;
}
