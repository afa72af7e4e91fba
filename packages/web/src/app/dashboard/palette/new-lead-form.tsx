import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { newLead } from "@linkedpotential/contract/leads/schema";
import type { Reading } from "@linkedpotential/contract/quick-add/reading";
import { ArrowLeft } from "lucide-react";
import { Heading } from "react-aria-components/Dialog";
import { emptyValues } from "../../../features/leads/form/lead-values.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { leadChips } from "./reading-text.ts";
import { leadChangeOf } from "./reading-values.ts";
import { useCreateLeadFromPalette } from "./use-save-reading.tsx";

interface NewLeadFormProps {
  reading: Reading<LeadRow>;
  onBack: () => void;
  onClose: () => void;
}

/** Asks for what a new lead needs and the sentence does not say. */
export function NewLeadForm({ reading, onBack, onClose }: NewLeadFormProps) {
  const palette = useTexts("palette");
  const common = useTexts("common");
  const { fields, statuses } = useTexts("leads");
  const today = useToday();
  const create = useCreateLeadFromPalette();
  const { name = "", company = "", salutation = null } = reading;
  const form = useForm({
    schema: newLead,
    initial: { ...emptyValues, ...leadChangeOf(reading, [], today), name, company, salutation },
    onSubmit: async (lead) => {
      await create.runAsync(lead);
      onClose();
    },
  });
  const chips = leadChips(reading, { palette, statuses, today });
  const missing = name === "" ? "name" : company === "" ? "company" : "position";
  return (
    <>
      <div className="flex items-center gap-2 border-line border-b py-2 pr-4 pl-2">
        <IconButton label={common.back} icon={<ArrowLeft size={20} />} onPress={onBack} />
        <Heading slot="title" className="font-semibold text-base">
          {palette.newLead.title}
        </Heading>
      </div>
      <Form form={form} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
        {chips.length > 0 && (
          <div className="flex flex-wrap gap-1.5">
            {chips.map((chip) => (
              <Badge key={chip}>{chip}</Badge>
            ))}
          </div>
        )}
        {form.problem && <FormProblem text={form.problem} />}
        {(["name", "company", "position"] as const).map((field) => (
          <FormField key={field} form={form} name={field}>
            {(props) => (
              <TextField {...props} label={fields[field]} isRequired autoComplete="off" autoFocus={field === missing} />
            )}
          </FormField>
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onBack}>{common.back}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {palette.newLead.submit}
          </Button>
        </div>
      </Form>
    </>
  );
}
