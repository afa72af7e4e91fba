import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "suffix"> {
  texts: { showPassword: string; hidePassword: string };
}

export function PasswordField({ texts, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      size="sm"
      label={isShown ? texts.hidePassword : texts.showPassword}
      icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
      onPress={() => setShown(!isShown)}
    />
  );
  return <TextField {...props} type={isShown ? "text" : "password"} suffix={toggle} />;
}
