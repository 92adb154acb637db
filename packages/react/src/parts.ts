/*
 * Private: the parts that the console shares with the components. Only the condition `@dowel/source` leads here, so the
 * published package has no such entry, and the console must be built in this repository.
 */
export { Announcer, useAnnounce } from './ui/Announcer/Announcer.tsx';
export { Button } from './ui/Button/Button.tsx';
export { IconButton } from './ui/Button/IconButton.tsx';
export { Checkbox } from './ui/Checkbox/Checkbox.tsx';
export { Dialog } from './ui/Dialog/Dialog.tsx';
export { Heading } from './ui/Heading/Heading.tsx';
export { ControlIcon } from './ui/Icon/ControlIcon.tsx';
export { Drawing } from './ui/Icon/Drawing.tsx';
export { Icon } from './ui/Icon/Icon.tsx';
export { StateIcon } from './ui/Icon/StateIcon.tsx';
export { List } from './ui/List/List.tsx';
export { Row } from './ui/List/Row.tsx';
export { Badge } from './ui/Logo/Badge.tsx';
export { Logo } from './ui/Logo/Logo.tsx';
export { Mark } from './ui/Mark/Mark.tsx';
export { Notice } from './ui/Notice/Notice.tsx';
export { Select } from './ui/Select/Select.tsx';
export { Tag } from './ui/Tag/Tag.tsx';
export { Text } from './ui/Text/Text.tsx';
export { TextArea } from './ui/TextArea/TextArea.tsx';
export { TextField } from './ui/TextField/TextField.tsx';
export type { Tone } from './ui/tone.ts';
export { VisuallyHidden } from './ui/VisuallyHidden/VisuallyHidden.tsx';
