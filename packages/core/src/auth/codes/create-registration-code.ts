import { randomInt } from "node:crypto";
import { clock } from "../../clock.ts";
import { newId } from "../../ids.ts";
import {
  RegistrationCodeEntity,
  registrationCodeKey,
  type StoredRegistrationCode,
} from "./registration-code.entity.ts";

/** Characters of a random code, without letters and digits that look alike. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const randomLength = 16;

export interface NewRegistrationCode {
  /** Code to store. If absent, a random code of 80 bits is created. */
  code?: string;
  maxUses: number;
  expiresAt: Date;
  note?: string;
}

/**
 * Creates and stores a registration code on behalf of the operator. Used by the local stack and its tools; admins use
 * `createCode`.
 */
export async function createRegistrationCode(wish: NewRegistrationCode): Promise<string> {
  const made = newRegistrationCode(wish, clock.now());
  await RegistrationCodeEntity.put(made).go();
  return made.code;
}

export const newRegistrationCode = (
  { code = randomCode(), maxUses, expiresAt, note }: NewRegistrationCode,
  now: Date,
): StoredRegistrationCode => ({
  code: registrationCodeKey(code),
  codeId: newId(now),
  maxUses,
  usesLeft: maxUses,
  expiresAt: expiresAt.toISOString(),
  ...(note && { note }),
});

const randomCode = (): string =>
  Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join("");
