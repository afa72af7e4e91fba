import { useNavigate } from "react-router-dom";
import { openTaskDialog } from "../../../features/tasks/form/task-dialog-store.ts";
import { useShortcut } from "../../../lib/shortcuts/use-shortcut.ts";
import { useTexts } from "../../../texts/texts.ts";
import { contentId } from "../../bar/skip-link.tsx";
import { useSection } from "../use-section.tsx";
import { paletteKeys } from "./palette-button.tsx";
import { usePalette } from "./use-palette.ts";

/** Registers the shortcuts that work in all sections of the dashboard. */
export function DashboardShortcuts() {
  const { shortcuts } = useTexts("dashboard");
  const { section } = useSection();
  const navigate = useNavigate();
  const { togglePalette, openShortcuts } = usePalette();
  const isCrm = section === "leads";
  const openNewLead = () => {
    const search = new URLSearchParams(location.search);
    search.set("lead", "new");
    search.delete("edit");
    navigate({ search: String(search) });
  };
  const focusSearch = () => {
    const field = document.querySelector<HTMLInputElement>(`#${contentId} input[type=search]`);
    if (!field) return togglePalette();
    field.focus();
    field.select();
  };
  useShortcut(paletteKeys, shortcuts.palette, togglePalette);
  useShortcut("/", shortcuts.search, focusSearch);
  useShortcut("n", isCrm ? shortcuts.newLead : shortcuts.newTask, isCrm ? openNewLead : openNewTask);
  useShortcut("?", shortcuts.list, openShortcuts);
  return null;
}

const openNewTask = (): void => openTaskDialog({ draft: {} });
