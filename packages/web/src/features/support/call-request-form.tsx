import { personNameMax } from "@linkedpotential/contract/auth/schema";
import { companyNameMax, supportMessageMax } from "@linkedpotential/contract/support/limits";
import { callRequest } from "@linkedpotential/contract/support/schema";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useAction } from "../../lib/action/use-action.ts";
import { FormField } from "../../lib/form/form-field.tsx";
import { useForm } from "../../lib/form/use-form.ts";
import { paths } from "../../lib/navigation/paths.ts";
import { useSession } from "../../lib/session/session.ts";
import { getLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Form } from "../../ui/form.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { readCallDraft, removeCallDraft, useKeepCallDraft } from "./call-draft.ts";

const schema = z.omit(callRequest, { language: true });
type Values = z.output<typeof schema>;

/** Form for a strategy call, which keeps its input until it is sent. Calls `onSent` with the address that the answer goes to. */
export function CallRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const texts = useTexts("call-request");
  const { user } = useSession();
  const send = useAction("support/request-call", (values: Values) => ({
    body: { ...values, language: getLanguage() },
  }));
  const draft = useMemo(() => readCallDraft(user?.id), [user?.id]);
  const initial = {
    name: user?.name ?? "",
    company: "",
    email: user?.email ?? "",
    message: "",
    ...draft,
    hasConsented: false,
  };
  const form = useForm({
    schema,
    initial,
    onSubmit: async (body) => {
      await send.runAsync(body);
      removeCallDraft(user?.id);
      onSent(body.email);
    },
  });
  useKeepCallDraft(user?.id, { ...initial, ...useWatch({ control: form.control }) });
  return (
    <Form form={form} className="card flex flex-col gap-4 p-5 md:p-6">
      <p className="text-pretty text-ink-muted text-sm">{texts.lead}</p>
      <FormProblem text={form.problem} />
      <FormField form={form} name="name">
        {(field) => (
          <TextField label={texts.name} autoComplete="name" isRequired maxLength={personNameMax} {...field} />
        )}
      </FormField>
      <FormField form={form} name="company">
        {(field) => (
          <TextField
            label={texts.company}
            autoComplete="organization"
            isRequired
            maxLength={companyNameMax}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="email">
        {(field) => (
          <TextField
            label={texts.email}
            description={texts.emailHint}
            type="email"
            autoComplete="email"
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="message">
        {(field) => (
          <TextArea
            label={texts.message}
            description={texts.messageHint}
            isRequired
            rows={6}
            maxLength={supportMessageMax}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="hasConsented">
        {({ name, value, onChange, errorMessage }) => (
          <div className="flex flex-col gap-1.5">
            <Checkbox
              name={name}
              isSelected={value}
              onChange={onChange}
              errorMessage={errorMessage}
              className="items-start!"
            >
              {texts.consent}
            </Checkbox>
          </div>
        )}
      </FormField>
      <a
        href={paths.privacy}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-6 items-center self-start font-medium text-accent-text text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {texts.privacy}
      </a>
      <Button type="submit" variant="primary" size="lg" isPending={form.isPending}>
        {texts.send}
      </Button>
    </Form>
  );
}
