import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import type { StoredRegistrationCode } from "../../auth/codes/registration-code.entity.ts";

export const toRegistrationCode = (stored: StoredRegistrationCode): RegistrationCode => {
  const { code, maxUses, usesLeft, expiresAt } = stored;
  return { code, maxUses, usesLeft, expiresAt };
};
