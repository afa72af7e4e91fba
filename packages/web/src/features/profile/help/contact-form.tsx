import { supportMessageMax } from "@linkedpotential/contract/support/limits";
import { Clock, Mail } from "lucide-react";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ContactFormState } from "./use-contact-form.ts";

export function ContactForm({ form }: { form: ContactFormState }) {
  const { help } = useTexts("profile");
  const { email } = useUser();
  return (
    <section>
      <h3 className="font-semibold text-base">{help.contact}</h3>
      <dl className="mt-3 flex flex-col gap-2 text-ink-muted text-sm">
        <div className="flex items-start gap-2.5">
          <dt>
            <Clock size={16} aria-hidden className="mt-0.5 text-ink-subtle" />
            <span className="sr-only">{help.hoursLabel}</span>
          </dt>
          <dd>{help.hours}</dd>
        </div>
        <div className="flex items-start gap-2.5">
          <dt>
            <Mail size={16} aria-hidden className="mt-0.5 text-ink-subtle" />
            <span className="sr-only">{help.contact}</span>
          </dt>
          <dd>{help.answerTime}</dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-col gap-4">
        <FormField form={form} name="subject">
          {(field) => <TextField label={help.subject} isRequired maxLength={150} {...field} />}
        </FormField>
        <FormField form={form} name="message">
          {(field) => (
            <TextArea
              label={help.message}
              description={help.replyTo(email)}
              isRequired
              rows={6}
              maxLength={supportMessageMax}
              {...field}
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" isPending={form.isPending} className="self-start max-md:w-full">
          {help.send}
        </Button>
      </div>
    </section>
  );
}
