import type { ComponentProps, FormEvent, RefObject } from "react";

export interface FormControl {
  submit: () => void;
  formRef?: RefObject<HTMLFormElement | null>;
}

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit" | "ref"> {
  form: FormControl;
}

export function Form({ form: { formRef, submit }, ...props }: FormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Stop the event, because React bubbles it from a form in a nested dialog to this form, although the dialog is
    // rendered elsewhere in the document.
    event.stopPropagation();
    submit();
  };
  return <form {...(formRef ? { ref: formRef } : {})} noValidate onSubmit={onSubmit} {...props} />;
}
