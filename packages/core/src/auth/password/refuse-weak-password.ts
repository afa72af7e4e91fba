import { DomainError } from "../../errors.ts";
import { emailKey } from "../email/email-key.ts";

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Loads the list of common passwords. It is loaded on first use, because unpacking its 49,000 words takes longer than
 * most calls.
 */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

/**
 * Refuses common passwords and the user's own address.
 * @throws `request.invalid` with the reason at `field`
 */
export async function refuseWeakPassword(
  password: string,
  email: string,
  field: "password" | "newPassword",
): Promise<void> {
  const text = password.normalize("NFKC").toLowerCase().trim();
  const address = emailKey(email);
  const own = [address, address.slice(0, address.lastIndexOf("@"))];
  if (own.includes(text)) throw new DomainError("request.invalid", { fields: { [field]: { key: "passwordIsEmail" } } });
  common ??= loadCommon();
  if ((await common).has(text)) {
    throw new DomainError("request.invalid", { fields: { [field]: { key: "passwordCommon" } } });
  }
}
