import { companyNameMax } from "@linkedpotential/contract/business/company/limits";
import { companyName } from "@linkedpotential/contract/business/company/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useRenameCompany } from "./api.ts";

export function CompanyNameForm({ name }: { name: string }) {
  const { team: texts } = useTexts("business");
  const { save } = useTexts("common");
  const rename = useRenameCompany();
  const form = useForm({
    schema: companyName,
    initial: { name },
    onSubmit: async (values) => void (await rename.runAsync(values)),
  });
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
