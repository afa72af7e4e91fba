import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { RegistrationCodeEntity, registrationCodeKey } from "../../auth/codes/registration-code.entity.ts";
import type { UserContext } from "../../context.ts";
import { isRefused } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { toRegistrationCode } from "./to-registration-code.ts";

/**
 * Changes the note of a code, or removes it when the new one is empty.
 * @throws `admin.code_not_found`
 */
export async function changeCode(
  _ctx: UserContext,
  input: InputOf<typeof routes.changeCode>,
): Promise<AnswerOf<typeof routes.changeCode>> {
  const patch = RegistrationCodeEntity.patch({ code: registrationCodeKey(input.code) });
  try {
    const change = input.note ? patch.set({ note: input.note }) : patch.remove(["note"]);
    const { data } = await change.go({ response: "all_new" });
    return toRegistrationCode(data);
  } catch (error) {
    throw isRefused(error) ? new DomainError("admin.code_not_found") : error;
  }
}
