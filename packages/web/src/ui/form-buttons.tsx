import { Button } from "./button.tsx";

interface FormButtonsProps {
  cancelLabel: string;
  submitLabel: string;
  /** `danger` if the form removes something. */
  variant?: "primary" | "danger";
  isPending?: boolean;
  isDisabled?: boolean;
  form?: string;
}

export function FormButtons({ cancelLabel, submitLabel, variant = "primary", ...submit }: FormButtonsProps) {
  return (
    <>
      <Button slot="close">{cancelLabel}</Button>
      <Button type="submit" variant={variant} {...submit}>
        {submitLabel}
      </Button>
    </>
  );
}
