import { useState } from "react";
import { amountText, readAmount } from "../texts/numbers.ts";
import { TextField } from "./text-field.tsx";

interface AmountFieldProps {
  label: string;
  name: string;
  /** Amount in the field. Null when the field is empty, NaN when the text is not a number. */
  value: number | null;
  onChange: (value: number | null) => void;
  description?: string;
  errorMessage: string | undefined;
  suffix?: string;
  autoFocus?: boolean;
  className?: string;
}

export function AmountField({ value, onChange, suffix = "€", ...props }: AmountFieldProps) {
  const [typed, setTyped] = useState({ text: amountText(value), value });
  const change = (text: string) => {
    const amount = text.trim() === "" ? null : readAmount(text);
    setTyped({ text, value: amount });
    onChange(amount);
  };
  // A value set from outside is formatted; text that the person typed is kept as it is.
  const text = Object.is(typed.value, value) ? typed.text : amountText(value);
  return <TextField {...props} inputMode="decimal" suffix={suffix} value={text} onChange={change} />;
}
