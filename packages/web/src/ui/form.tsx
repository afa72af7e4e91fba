import type { ComponentProps, FormEvent, RefObject } from "react";
import { usePressCover } from "./use-press-cover.ts";

export interface FormControl {
  submit: () => void;
  /** Whether the form is being sent. */
  isPending?: boolean;
  formRef?: RefObject<HTMLFormElement | null>;
}

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit" | "ref"> {
  form: FormControl;
}

export function Form({ form: { formRef, submit, isPending = false }, ...props }: FormProps) {
  // Problems disappear when the form is sent, so a link moves to the place of the button.
  usePressCover(!isPending);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Stop the event, because React bubbles it from a form in a nested dialog to this form, although the dialog is
    // rendered elsewhere in the document.
    event.stopPropagation();
    submit();
  };
  return <form {...(formRef ? { ref: formRef } : {})} noValidate onSubmit={onSubmit} {...props} />;
}
