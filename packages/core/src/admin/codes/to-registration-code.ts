import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import type { StoredRegistrationCode } from "../../auth/codes/registration-code.entity.ts";

export const toRegistrationCode = (stored: StoredRegistrationCode): RegistrationCode => {
  const { code, note = "", maxUses, usesLeft, expiresAt } = stored;
  return { code, note, maxUses, usesLeft, expiresAt };
};
