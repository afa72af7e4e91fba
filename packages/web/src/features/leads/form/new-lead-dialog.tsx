import { newLead } from "@linkedpotential/contract/leads/schema";
import { type KeyboardEvent, type RefObject, useId, useRef } from "react";
import { useForm } from "../../../lib/form/use-form.ts";
import { saveProblem } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { KeyHint } from "../../../ui/key-hint.tsx";
import { useCreateLead } from "../api.ts";
import { isPlanLimit } from "../lead-toasts.ts";
import { emptyValues } from "./lead-values.ts";
import { NewLeadFields } from "./new-lead-fields.tsx";
import { useDateCheck } from "./use-date-check.ts";

interface DialogProps {
  onClose: () => void;
}

export function NewLeadDialog({ onClose }: DialogProps) {
  const { dialog } = useTexts("leads");
  const common = useTexts("common");
  const id = useId();
  const { earliest, check } = useDateCheck(null);
  const create = useCreateLead();
  /** Whether the form stays open for the next lead after the one that is being saved. */
  const startsNext = useRef(false);
  const form = useForm({
    schema: newLead,
    initial: emptyValues,
    check,
    // Show no text at the plan's limit, because the Premium offer opens instead.
    failureText: (failure) => (isPlanLimit(failure) ? undefined : saveProblem(failure)),
    onSubmit: async (lead) => {
      await create.runAsync(lead);
      if (!startsNext.current) return onClose();
      form.reset();
      nameField(form.formRef)?.focus();
    },
  });
  const submit = (options: { startsNext: boolean }) => {
    startsNext.current = options.startsNext;
    form.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit({ startsNext: true });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={dialog.create}
      onClose={onClose}
      texts={common}
      isDirty={form.isDirty}
      problem={form.problem}
      footer={
        <>
          <Button
            variant="quiet"
            isDisabled={form.isPending}
            className="mr-auto"
            onPress={() => submit({ startsNext: true })}
          >
            {dialog.submitAndNext}
            <KeyHint keys="mod+Enter" control={common.controlKey} className="max-md:hidden" />
          </Button>
          <FormButtons cancelLabel={common.cancel} submitLabel={dialog.submit} form={id} isPending={form.isPending} />
        </>
      }
    >
      <Form
        form={{ formRef: form.formRef, submit: () => submit({ startsNext: false }) }}
        id={id}
        onKeyDown={onKeyDown}
        className="flex flex-col gap-6"
      >
        <NewLeadFields form={form} earliest={earliest} />
      </Form>
    </Dialog>
  );
}

const nameField = ({ current }: RefObject<HTMLFormElement | null>) =>
  current?.querySelector<HTMLInputElement>("input[name=name]");
