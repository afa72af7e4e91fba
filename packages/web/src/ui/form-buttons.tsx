import { Button } from "./button.tsx";

interface FormButtonsProps {
  cancelLabel: string;
  submitLabel: string;
  isPending?: boolean;
  isDisabled?: boolean;
  form?: string;
}

export function FormButtons({ cancelLabel, submitLabel, ...submit }: FormButtonsProps) {
  return (
    <>
      <Button slot="close">{cancelLabel}</Button>
      <Button type="submit" variant="primary" {...submit}>
        {submitLabel}
      </Button>
    </>
  );
}
