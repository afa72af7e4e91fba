import { Copy, MoreHorizontal, Pencil, Plus, Trash2 } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonKeys } from "../../../ui/button-keys.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { KeyHint } from "../../../ui/key-hint.tsx";
import { LazyMenu } from "../../../ui/lazy-menu.tsx";
import { ShortcutTip } from "../../../ui/shortcut-tip.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "quiet", "danger"] as const;
const nothing = () => undefined;

export function ButtonSpecimens() {
  const common = useTexts("common");
  return (
    <>
      <Specimen title="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} icon={<Plus size={16} />}>
            Lead anlegen
          </Button>
        ))}
        <Button variant="primary" isPending>
          {common.save}
        </Button>
        <Button isDisabled>{common.save}</Button>
        <Button size="sm">Klein</Button>
        <Button size="lg" variant="primary">
          Kostenlos starten
        </Button>
      </Specimen>
      <Specimen title="ShortcutTip, ButtonKeys, KeyHint">
        <ShortcutTip text="Nächster Lead" keys="j" control={common.controlKey}>
          <IconButton label="Nächster Lead" icon={<Copy size={16} />} />
        </ShortcutTip>
        <Button variant="primary">
          Neuer Lead
          <ButtonKeys keys="n" />
        </Button>
        <KeyHint keys="mod+k" control={common.controlKey} />
      </Specimen>
      <Specimen title="IconButton, Tooltip, Menu">
        <Tooltip text="Bearbeiten">
          <IconButton label="Bearbeiten" icon={<Pencil size={16} />} />
        </Tooltip>
        <IconButton label="Bearbeiten" variant="secondary" icon={<Pencil size={16} />} />
        <IconButton label="Bearbeiten" isDisabled icon={<Pencil size={16} />} />
        <IconButton label="Bearbeiten" isPending icon={<Pencil size={16} />} />
        <LazyMenu
          trigger={<IconButton label="Weitere Aktionen" icon={<MoreHorizontal size={16} />} />}
          actions={[
            { id: "edit", label: "Bearbeiten", icon: <Pencil size={16} />, onAction: nothing },
            { id: "copy", label: "Kopieren", icon: <Copy size={16} />, onAction: nothing },
            {
              id: "delete",
              label: "Löschen",
              icon: <Trash2 size={16} />,
              tone: "danger",
              startsGroup: true,
              onAction: nothing,
            },
          ]}
        />
      </Specimen>
    </>
  );
}
