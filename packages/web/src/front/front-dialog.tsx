import { type ComponentProps, useState } from "react";
import { AuthDialog } from "../features/auth/dialog/auth-dialog.tsx";

export function FrontDialog(props: ComponentProps<typeof AuthDialog>) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen);
    if (props.isOpen) setOpening(opening + 1);
  }
  return <AuthDialog key={opening} {...props} />;
}
