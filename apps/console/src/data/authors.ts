import { useQuery } from '@tanstack/react-query';
import { useProject } from '../app/project.ts';
import { apiKeysQuery } from './api-keys.ts';
import { useMakers } from './people.ts';
import { useMay } from './project.ts';

/** The name of a key may have 255 characters. */
const LONGEST = 32;

/** Says who deployed something: a person, or a key by its name if one may see keys. Nothing until it is known. */
export function useAuthors(): (createdBy: string | undefined) => string {
  const makerOf = useMakers();
  const { data: keys, isLoading } = useQuery({ ...apiKeysQuery(useProject()), enabled: useMay().change });
  return (createdBy = '') => {
    const id = createdBy.replace(/^api-key:/, '');
    if (createdBy.startsWith('system:')) return 'Dowel';
    if (id === createdBy) return makerOf(createdBy);
    if (isLoading) return 'a key';
    const label = keys?.find((key) => key.id === id)?.label || `key …${id.slice(-8)}`;
    return label.length > LONGEST ? `${label.slice(0, LONGEST)}…` : label;
  };
}
