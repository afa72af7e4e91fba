import { Eye, EyeOff } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";

interface ExampleButtonProps {
  /** Title of the sample. */
  title: string;
  isShown: boolean;
  onPress: () => void;
}

/** Shows a sample with the examples of its placeholders, or with the placeholders again. */
export function ExampleButton({ title, isShown, onPress }: ExampleButtonProps) {
  const { samples } = useTexts("guides");
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Icon size={16} aria-hidden />}
      aria-label={isShown ? samples.hideExampleOf(title) : samples.showExampleOf(title)}
      onPress={onPress}
    >
      {isShown ? samples.hideExample : samples.showExample}
    </Button>
  );
}
