export { filterField as styles } from '../../look/filter-field.ts';
