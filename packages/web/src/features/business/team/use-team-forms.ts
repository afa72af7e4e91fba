import { companyName, newInvitation } from "@linkedpotential/contract/business/company/schema";
import { FormError, useForm } from "../../../lib/form/use-form.ts";
import { useInvite, useRenameCompany } from "./api.ts";

/** Creates the forms of the company's name and of a new invitation. */
export function useTeamForms(storedName: string) {
  const rename = useRenameCompany();
  const invite = useInvite();
  const name = useForm({
    schema: companyName,
    initial: { name: storedName },
    onSubmit: async (values) => void (await rename.runAsync(values)),
  });
  /**
   * Saves a typed name, so that the mail of an invitation names it.
   * @throws FormError with the problem of an invalid name
   */
  const saveName = () =>
    name.handleSubmit(
      async (values) => {
        if (values.name !== storedName) await rename.runAsync(values);
      },
      (problems) => {
        throw new FormError(problems.name?.message ?? "");
      },
    )();
  const invitation = useForm({
    schema: newInvitation,
    initial: { email: "" },
    onSubmit: async (values) => {
      await saveName();
      await invite.runAsync(values);
      invitation.reset();
    },
  });
  return { name, invitation, saveName };
}

export type TeamForms = ReturnType<typeof useTeamForms>;
