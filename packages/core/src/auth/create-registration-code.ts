import { randomInt } from "node:crypto";
import { RegistrationCodeEntity } from "./registration-code.entity.ts";
import { registrationCodeKey } from "./registration-code-key.ts";

/** Without the letters and digits that are taken for one another. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const randomLength = 16;

export interface NewRegistrationCode {
  /** Without one a random one that cannot be guessed (80 bits). */
  code?: string;
  maxUses: number;
  expiresAt: Date;
}

export async function createRegistrationCode({ code, maxUses, expiresAt }: NewRegistrationCode): Promise<string> {
  const key = registrationCodeKey(code ?? randomCode());
  await RegistrationCodeEntity.put({ code: key, maxUses, usesLeft: maxUses, expiresAt: expiresAt.toISOString() }).go();
  return key;
}

const randomCode = (): string =>
  Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join("");
