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
    // React bubbles events of a nested dialog's form to this form, although it is rendered elsewhere in the document.
    event.stopPropagation();
    submit();
  };
  return <form {...(formRef ? { ref: formRef } : {})} noValidate onSubmit={onSubmit} {...props} />;
}
