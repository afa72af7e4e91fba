import type { ComponentProps, FormEvent, RefObject } from "react";

/** The part of `useForm` that its element needs. */
export interface FormControl {
  submit: () => void;
  scope?: RefObject<HTMLFormElement | null>;
}

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit" | "ref"> {
  form: FormControl;
}

/** Around the fields of a form of `lib/use-form.ts`. */
export function Form({ form: { scope, submit }, ...props }: FormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog is rendered elsewhere, but React hands its events to the form it was opened from.
    event.stopPropagation();
    submit();
  };
  return <form {...(scope ? { ref: scope } : {})} noValidate onSubmit={onSubmit} {...props} />;
}
