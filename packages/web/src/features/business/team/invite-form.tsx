import { Send } from "lucide-react";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { TeamForms } from "./use-team-forms.ts";

interface InviteFormProps {
  form: TeamForms["invitation"];
  /** Set when a company name has been typed that the invitation saves first. */
  savesName: boolean;
}

export function InviteForm({ form, savesName }: InviteFormProps) {
  const { team: texts } = useTexts("business");
  return (
    <Form form={form} className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-semibold text-sm">{texts.inviteTitle}</h3>
      <FormProblem text={form.problem} />
      <FormField form={form} name="email">
        {(field) => (
          <TextField
            label={texts.inviteAddress}
            description={texts.inviteHint}
            type="email"
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
      <Button
        type="submit"
        variant="primary"
        icon={<Send size={16} />}
        isPending={form.isPending}
        className="self-start max-sm:w-full"
      >
        {savesName ? texts.saveNameAndInvite : texts.invite}
      </Button>
    </Form>
  );
}
