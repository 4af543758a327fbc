import 'vanilla-cookieconsent/dist/cookieconsent.css?preferences'
import './cookie-preferences.css'
