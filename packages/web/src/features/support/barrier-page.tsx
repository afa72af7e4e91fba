import { supportMessageMax } from "@linkedpotential/contract/support/limits";
import { barrierReport } from "@linkedpotential/contract/support/schema";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { useAction } from "../../lib/action/use-action.ts";
import { focusOnMount } from "../../lib/focus/focus.ts";
import { FormField } from "../../lib/form/form-field.tsx";
import { useForm } from "../../lib/form/use-form.ts";
import { useSession } from "../../lib/session/session.ts";
import { DeclarationFrame } from "../../parts/legal/declaration-frame.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** Page to report accessibility barriers. It needs no session, because signing in may be the barrier (D57). */
export function BarrierPage() {
  const { barrier: texts } = useTexts("declaration");
  const [isDone, setDone] = useState(false);
  return (
    <DeclarationFrame title={texts.title}>
      {isDone ? (
        <div className="card flex items-start gap-3 p-5 md:p-6">
          <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-good-text" />
          <div>
            <h2 ref={focusOnMount} tabIndex={-1} className="font-semibold text-base outline-none">
              {texts.done}
            </h2>
            <p className="mt-1 text-pretty text-ink-muted text-sm">{texts.next}</p>
          </div>
        </div>
      ) : (
        <BarrierForm onDone={() => setDone(true)} />
      )}
    </DeclarationFrame>
  );
}

interface Report {
  email: string;
  page: string;
  message: string;
}

function BarrierForm({ onDone }: { onDone: () => void }) {
  const { barrier: texts } = useTexts("declaration");
  const { user } = useSession();
  const send = useAction("support/report-barrier", (body: Report) => ({ body }));
  const form = useForm({
    schema: barrierReport,
    initial: { email: user?.email ?? "", page: "", message: "" },
    onSubmit: async (body) => {
      await send.runAsync(body);
      onDone();
    },
  });
  return (
    <Form form={form} className="card flex flex-col gap-4 p-5 md:p-6">
      <p className="text-pretty text-ink-muted text-sm">{texts.lead}</p>
      <FormProblem text={form.problem} />
      <FormField form={form} name="page">
        {(field) => <TextField label={texts.page} description={texts.pageHint} isRequired maxLength={300} {...field} />}
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
      <Button type="submit" variant="primary" size="lg" isPending={form.isPending}>
        {texts.send}
      </Button>
    </Form>
  );
}
