import type { ComponentProps, FormEvent, RefObject } from "react";

export interface FormControl {
  submit: () => void;
  scope?: RefObject<HTMLFormElement | null>;
}

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit" | "ref"> {
  form: FormControl;
}

export function Form({ form: { scope, submit }, ...props }: FormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is rendered elsewhere, but React hands its events to the form it was opened from.
    event.stopPropagation();
    submit();
  };
  return <form {...(scope ? { ref: scope } : {})} noValidate onSubmit={onSubmit} {...props} />;
}
