import { countCharacters } from "@linkedpotential/contract/characters";
import { requestMessageMax } from "@linkedpotential/contract/collaboration-requests/limits";
import { companyMax, projectMessageMin } from "@linkedpotential/contract/project-requests/limits";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { ShareContactField } from "../../../parts/request-messages/share-contact-field.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type ChosenProject, ProjectChoice } from "./project-choice.tsx";
import type { RequestValues } from "./request-values.ts";

interface RequestFieldsProps {
  form: Form<RequestValues>;
  /** Project with which the form was opened. */
  preselected: ChosenProject | undefined;
  /** Number of people to whom the request goes. */
  recipients?: number;
}

/** Fields of a request: its project, its message, and the contact data that it shares. */
export function RequestFields({ form, preselected, recipients = 1 }: RequestFieldsProps) {
  const { request: texts } = useTexts("freelancers");
  return (
    <>
      <ProjectChoice form={form} preselected={preselected} recipients={recipients} />
      <FormField form={form} name="message">
        {(field) => (
          <TextArea
            label={texts.message}
            placeholder={texts.placeholder}
            description={
              missingCharacters(field.value) > 0 ? texts.missing(missingCharacters(field.value)) : texts.enough
            }
            rows={8}
            autoFocus
            maxLength={requestMessageMax}
            counterMax={requestMessageMax}
            {...field}
          />
        )}
      </FormField>
      <ContactFields form={form} recipients={recipients} />
    </>
  );
}

function ContactFields({ form, recipients }: { form: Form<RequestValues>; recipients: number }) {
  const { request: texts } = useTexts("freelancers");
  const isShared = useWatch({ control: form.control, name: "sharesContact" });
  return (
    <div className="flex flex-col gap-3">
      <FormField form={form} name="sharesContact">
        {(field) => <ShareContactField texts={texts} notShared={texts.notShared(recipients)} {...field} />}
      </FormField>
      {isShared && (
        <FormField form={form} name="company">
          {(field) => <TextField label={texts.company} autoComplete="organization" maxLength={companyMax} {...field} />}
        </FormField>
      )}
    </div>
  );
}

const missingCharacters = (message: string): number => Math.max(0, projectMessageMin - countCharacters(message.trim()));
