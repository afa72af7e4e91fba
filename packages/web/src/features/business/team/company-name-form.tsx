import { companyNameMax } from "@linkedpotential/contract/business/company/limits";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { TeamForms } from "./use-team-forms.ts";

export function CompanyNameForm({ form }: { form: TeamForms["name"] }) {
  const { team: texts } = useTexts("business");
  const { save } = useTexts("common");
  return (
    <Form form={form} className="flex flex-col gap-3">
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap items-end gap-3">
        <FormField form={form} name="name">
          {(field) => (
            <TextField
              label={texts.companyName}
              autoComplete="organization"
              maxLength={companyNameMax}
              className="min-w-0 flex-1 basis-48"
              {...field}
            />
          )}
        </FormField>
        <Button type="submit" isPending={form.isPending}>
          {save}
        </Button>
      </div>
    </Form>
  );
}
