import { useTexts } from "../../texts/texts.ts";
import { ToggleBar, ToggleBarButton } from "../../ui/toggle-bar.tsx";

export type Scope = "everybody" | "me";

interface ScopeSwitchProps {
  scope: Scope;
  onChange: (scope: Scope) => void;
}

/** Switches between the figures of all members and the own ones. */
export function ScopeSwitch({ scope, onChange }: ScopeSwitchProps) {
  const { company } = useTexts("business");
  return (
    <ToggleBar label={company.scope} className="flex w-fit">
      {(["everybody", "me"] as const).map((one) => (
        <ToggleBarButton key={one} isOn={scope === one} onPress={() => onChange(one)}>
          {company.scopes[one]}
        </ToggleBarButton>
      ))}
    </ToggleBar>
  );
}
